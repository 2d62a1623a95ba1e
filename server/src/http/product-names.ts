const endings = new Map([
  ['platformProgramId', 'ProgramId'],
  ['platformProgram', 'Program'],
]);

/** A member's name with the product's key in it: `platformProgramId` becomes `acmeProgramId`. */
export const productName = (name: string, key: string): string => {
  const ending = endings.get(name);
  return ending === undefined ? name : key + ending;
};

/** An answer with the product's key in the names of its members. Nothing changes for the key `platform`. */
export function renameProduct(answer: unknown, key: string): unknown {
  if (key === 'platform' || typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((item) => renameProduct(item, key));
  return Object.fromEntries(
    Object.entries(answer).map(([name, member]) => [productName(name, key), renameProduct(member, key)]),
  );
}
