import { spawn } from 'node:child_process';

/** How long a group is given to end by itself, in ms. */
const patience = 10_000;

/** Process groups that were started here and have not ended, by their leaders' ids. */
const groups = new Set();

/** Signals a group; whether there is still one. */
const signalGroup = (leader, signal) => {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
};

const pause = () => new Promise((done) => setTimeout(done, 20));

const endGroups = async () => {
  for (const leader of groups) signalGroup(leader, 'SIGTERM');
  const latest = Date.now() + patience;
  const isLeft = (leader) => signalGroup(leader, 0);
  while ([...groups].some(isLeft) && Date.now() < latest) await pause();
  for (const leader of groups) signalGroup(leader, 'SIGKILL');
};

/**
 * Starts a program of Node as the leader of a process group: whatever it starts belongs to that.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export const startGroup = (args, env) => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const { pid } = child;
  if (pid !== undefined) {
    groups.add(pid);
    child.once('close', () => groups.delete(pid));
  }
  return child;
};

/** Lets all groups end with this process when it is ended from outside: Vitest's workers would go on without it. */
export const endGroupsWithThis = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void endGroups().finally(() => process.exit(1)));
};
