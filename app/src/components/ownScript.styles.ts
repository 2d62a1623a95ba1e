/**
 * Style of what people have typed: it is read in the order of its own script, or the end of an Arabic or Hebrew text stood
 * before its beginning, and begins at the side where the page's texts do.
 */
export const ownScript = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
