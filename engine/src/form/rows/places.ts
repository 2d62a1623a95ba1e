/** What a list holds, with `nothing` in each of its places that it does not reach: rjsf draws only places that are there. */
export function withPlaces(places: number, value: unknown, nothing?: null): readonly unknown[] {
  const held: readonly unknown[] = Array.isArray(value) ? value : [];
  const missing = places - held.length;
  return missing > 0 ? [...held, ...Array.from({ length: missing }, () => nothing)] : held;
}
