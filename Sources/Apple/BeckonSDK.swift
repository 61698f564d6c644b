// On Apple platforms an app uses Apple's frameworks; this module is empty on purpose.
