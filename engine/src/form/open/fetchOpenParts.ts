/** What only open forms are drawn with. */
export type OpenParts = typeof import('./openParts.ts').openParts;

let loaded: OpenParts | undefined;
let loading: Promise<OpenParts> | undefined;

/** The parts of open forms, once someone has fetched them. */
export function loadedOpenParts(): OpenParts | undefined {
  return loaded;
}

/** Fetches the parts of open forms, once for all of them. @throws what the import throws; it is tried anew when asked again */
export function fetchOpenParts(): Promise<OpenParts> {
  loading ??= import('./openParts.ts').then(
    ({ openParts }) => {
      loaded = openParts;
      return openParts;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
