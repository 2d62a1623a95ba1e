/**
 * Files of a bundle with all that comes with them by imports that are not put off.
 * @param {import('rollup').OutputBundle} bundle
 * @param {readonly string[]} fileNames
 * @returns {Set<string>}
 */
export const importedWith = (bundle, fileNames) => {
  const found = new Set(fileNames);
  for (const fileName of found) for (const imported of bundle[fileName]?.imports ?? []) found.add(imported);
  return found;
};
