const endings = new Map([
  ['platformProgramId', 'ProgramId'],
  ['platformProgram', 'Program'],
]);

/**
 * An answer with the product's key in the names of its members: `platformProgramId` becomes `acmeProgramId`.
 * Nothing changes for the key `platform`.
 */
export function renameProduct(answer: unknown, key: string): unknown {
  if (key === 'platform' || typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((item) => renameProduct(item, key));
  return Object.fromEntries(
    Object.entries(answer).map(([name, member]) => {
      const ending = endings.get(name);
      return [ending === undefined ? name : key + ending, renameProduct(member, key)];
    }),
  );
}
