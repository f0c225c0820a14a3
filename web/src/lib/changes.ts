// What makes one scene of another, as the server sends it instead of the whole scene: `kontor/kernel/changes.py` makes
// it. What stays is the same object afterwards, so nothing that shows it is drawn anew.
import type { ListChange, ObjectChange } from './contract'

type Fields = Record<string, unknown>

/** The object after the change. The one before is left as it was. */
export function applied<T extends object>(before: T, change: ObjectChange): T {
  const after: Fields = { ...(before as Fields) }
  for (const name of change.gone ?? []) delete after[name]
  Object.assign(after, change.set)
  for (const [name, part] of Object.entries(change.within ?? {})) {
    after[name] = Array.isArray(part)
      ? listed((before as Fields)[name] as object[], part)
      : applied((before as Fields)[name] as object, part)
  }
  return after as T
}

function listed(before: object[], change: ListChange): object[] {
  return change.flatMap((part): object[] => {
    if (!Array.isArray(part)) return [part]
    const [at, what] = part
    return typeof what === 'number' ? before.slice(at, what) : [applied(before[at]!, what)]
  })
}
