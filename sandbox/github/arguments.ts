/** Arguments of a request, and which of them the sandbox has looked at: it refuses what it would ignore. */

/** Notes which members of a record are read. All at once would note members that nobody looks at. */
export function noted<T extends object>(values: T) {
  const unread = new Set(Object.keys(values))
  const ownKeys = () => {
    throw new Error('Read each argument by its name')
  }
  const get = (target: T, name: string | symbol): unknown => {
    unread.delete(String(name))
    return Reflect.get(target, name)
  }
  return { values: new Proxy(values, { get, ownKeys }), unread }
}
