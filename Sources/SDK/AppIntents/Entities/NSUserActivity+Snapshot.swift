package import FoundationAdditions
package import IntentWire

extension NSUserActivity {
    /// The activity as a value. Of `userInfo` it has what `requiredUserInfoKeys` names, or all where that is nil; what is of
    /// no type that an activity may hold is left out.
    package var snapshot: UserActivitySnapshot {
        var info: [String: UserActivityValue] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String, requiredUserInfoKeys?.contains(name) ?? true else { continue }
            info[name] = UserActivityValue(value)
        }
        return UserActivitySnapshot(
            type: activityType, title: title, info: info, webpage: webpageURL,
            targetContentIdentifier: targetContentIdentifier, persistentIdentifier: persistentIdentifier,
            entity: appEntityIdentifier?.description)
    }

    /// The activity of a value.
    package convenience init(_ snapshot: UserActivitySnapshot) {
        self.init(activityType: snapshot.type)
        title = snapshot.title
        webpageURL = snapshot.webpage
        targetContentIdentifier = snapshot.targetContentIdentifier
        persistentIdentifier = snapshot.persistentIdentifier
        appEntityIdentifier = snapshot.entity.flatMap { EntityIdentifier(activityIdentifier: $0) }
        if !snapshot.info.isEmpty {
            userInfo = Dictionary(uniqueKeysWithValues: snapshot.info.map { (AnyHashable($0.key), $0.value.object) })
        }
    }
}

extension UserActivityValue {
    /// The value of an object; nil where an activity may not hold such a one.
    init?(_ object: Any) {
        switch object {
        case let text as String: self = .text(text)
        case let flag as Bool: self = .flag(flag)
        case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
        case let number as Double: self = .number(number)
        case let number as Float: self = .number(Double(number))
        case let number as NSNumber: self = .number(number.doubleValue)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let link as URL: self = .link(link)
        case let uuid as UUID: self = .uuid(uuid)
        case let set as Set<AnyHashable>: self = .set(set.compactMap { UserActivityValue($0.base) })
        case let list as [Any]: self = .list(list.compactMap { UserActivityValue($0) })
        case let members as [AnyHashable: Any]:
            var values: [String: UserActivityValue] = [:]
            for (key, value) in members {
                if let name = key.base as? String { values[name] = UserActivityValue(value) }
            }
            self = .members(values)
        default: return nil
        }
    }

    /// The object of the value.
    var object: Any {
        switch self {
        case .text(let text): text
        case .integer(let number): Int(clamping: number)
        case .number(let number): number
        case .flag(let flag): flag
        case .date(let date): date
        case .data(let data): data
        case .link(let link): link
        case .uuid(let uuid): uuid
        case .list(let values): values.map(\.object)
        case .set(let values): Set(values.compactMap { $0.object as? AnyHashable })
        case .members(let members): members.mapValues(\.object)
        }
    }
}
