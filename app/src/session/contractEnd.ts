/** How a contract's page ended. */
export type ContractEnd = 'signed' | 'cancelled';

const key = 'contract-end';

/** Keeps for the page load that follows in this tab how a contract ended: nothing else outlives the way there. */
export const keepContractEnd = (end: ContractEnd): void => {
  try {
    sessionStorage.setItem(key, end);
  } catch {
    // No room: the way home counts, not what is said there.
  }
};

/** What was kept, once; `undefined`: no contract has ended on the way here. */
export const takeContractEnd = (): ContractEnd | undefined => {
  const end = sessionStorage.getItem(key);
  if (end === null) return undefined;
  sessionStorage.removeItem(key);
  return end === 'signed' ? 'signed' : 'cancelled';
};
