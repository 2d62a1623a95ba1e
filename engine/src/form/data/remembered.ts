/** What `map` has for `key`, made where it has nothing yet. */
export function remembered<Value>(map: WeakMap<object, Value>, key: object, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
