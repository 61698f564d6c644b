import IntentWire
