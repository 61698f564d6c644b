import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon weather quota`
struct ShowWeatherQuota: CommandIntent {
    static let syntax = CommandSyntax("weather", "quota")
    static let title: LocalizedStringResource = "Show Weather Quota"
    static let description: IntentDescription? = IntentDescription(
        "Lists how often each provider of weather was asked in each month, and how often it may be.")

    func run(in context: CommandContext) async throws {
        let usages = try await context.host.weatherUsage()
        context.show(.members(["usage": .array(usages.map(Self.json))])) {
            if usages.isEmpty { return ["No provider of weather was asked yet."] }
            let table = context.table(
                ["Month", "Provider", "Requests", "Allowed", "Used"],
                usages.map { usage in
                    [
                        usage.month, usage.provider, "\(usage.used)", usage.allowed.map { "\($0)" } ?? "no bound",
                        usage.allowed.map { "\(Self.percent(usage.used, of: $0)) %" } ?? "",
                    ]
                })
            let warnings = usages.filter { $0.isNearEnd && $0.month == usages.first?.month }.map(Self.warning)
            return table + (warnings.isEmpty ? [] : [""] + warnings)
        }
    }

    private static func percent(_ used: Int, of allowed: Int) -> Int { allowed > 0 ? used * 100 / allowed : 100 }

    private static func warning(_ usage: WeatherUsage) -> String {
        let next = usage.tiers.first { $0 > (usage.allowed ?? 0) }
        let advice = next.map { "; the next tier has \($0) a month" } ?? ""
        let isUsedUp = usage.used >= usage.allowed ?? .max
        return "\(usage.provider): the requests of the month are \(isUsedUp ? "used up" : "nearly used up")\(advice)"
    }

    private static func json(_ usage: WeatherUsage) -> JSONValue {
        .members([
            "provider": .string(usage.provider), "month": .string(usage.month), "used": .int(usage.used),
            "allowed": usage.allowed.map(JSONValue.int), "nearEnd": .bool(usage.isNearEnd),
        ])
    }
}
