import { contenders } from './contenders.mjs';

const kilobyte = 1000;
const hand = 'rhf-plain';
const typing = ['first: work per key', 'last: work per key'];
const frames = ['first', 'last'].flatMap((field) => ['p50', 'p95'].map((share) => `${field}: key to frame ${share}`));
const rows = ['add row', 'remove row', 'move row'];
const columns = ['mount', ...typing, ...frames, ...rows, 'submit, 20 errors', 'heap'];

/** A goal that compares two figures of one run; `undefined` where one of them was not taken. */
const ratioGoal = (goal, ours, theirs, limit) => {
  if (!Number.isFinite(ours) || !Number.isFinite(theirs)) return undefined;
  return {
    goal,
    measured: `${ours.toFixed(2)} / ${theirs.toFixed(2)} = ${(ours / theirs).toFixed(2)}`,
    limit,
    met: ours <= limit * theirs,
  };
};

const limitGoal = (goal, measured, limit, unit) =>
  measured === undefined ? undefined : { goal, measured: `${measured.toFixed(1)} ${unit}`, limit, met: measured <= limit };

const againstHand = ({ workloads }, workload, names, limitOf) =>
  names.map((name) => {
    const ours = workloads[workload]?.reelform?.[name];
    return ratioGoal(`${workload}: ${name} against ${hand}`, ours, workloads[workload]?.[hand]?.[name], limitOf(name));
  });

const againstPeers = ({ workloads, bytes }) => {
  const peers = contenders.filter(({ peer }) => peer).map(({ name }) => name);
  const speed = Object.entries(workloads).flatMap(([workload, figures]) =>
    peers.flatMap((peer) =>
      columns.map((name) =>
        ratioGoal(`${workload}: ${name} ahead of ${peer}`, figures.reelform?.[name], figures[peer]?.[name], 1),
      ),
    ),
  );
  const size = peers.map((peer) =>
    ratioGoal(
      `kB gzip less than ${peer}`,
      bytes.contenders.reelform?.gzip / kilobyte,
      bytes.contenders[peer]?.gzip / kilobyte,
      1,
    ),
  );
  return [...speed, ...(bytes.contenders.reelform ? size : [])];
};

/** Each speed goal that this run could decide: what was measured, the limit, and whether it is met. */
export const judgeGoals = (results) => {
  const { workloads, bytes, validation, ajvInPage } = results;
  const of = (workload, name, contender = 'reelform') => workloads[workload]?.[contender]?.[name];
  const bytesOfOurs = bytes.contenders.reelform?.gzip;
  const goals = [
    ...againstHand(results, 'film-500', columns, (name) => (name === 'mount' ? 0.6 : 1)),
    ...againstHand(results, 'film-10', columns, () => 1.5),
    ...againstHand(results, 'flat-300', ['mount', ...typing], (name) => (name === 'mount' ? 1.5 : 1.2)),
    ...typing.map((name) => ratioGoal(`${name}: 500 rows against 10`, of('film-500', name), of('film-10', name), 1.2)),
    limitGoal(
      'longest task while typing, 500 rows, live validation',
      of('film-500', 'longest task, live validation'),
      50,
      'ms',
    ),
    limitGoal('flat-300: key and commit', of('flat-300', 'key and commit'), 10, 'ms'),
    ratioGoal(
      'flat-300: key and commit against rjsf-core',
      of('flat-300', 'key and commit'),
      of('flat-300', 'key and commit', 'rjsf-core'),
      0.85,
    ),
    limitGoal('bytes without React', bytesOfOurs === undefined ? undefined : bytesOfOurs / kilobyte, 130, 'kB gzip'),
    ...validation.verdicts.flatMap(({ form, size, document, moduleMs, ajvMs, stockMs }) => {
      const against = (ajv, ms) =>
        ratioGoal(`verdict, ${form} ${size}, ${document}: module against ${ajv} (µs)`, moduleMs * 1000, ms * 1000, 1);
      return [against('run-time ajv', ajvMs), against('ajv as rjsf sets it up', stockMs)];
    }),
    ajvInPage === undefined
      ? undefined
      : { goal: 'no ajv in the page', measured: ajvInPage ? 'found' : 'none', limit: 'none', met: !ajvInPage },
    ...againstPeers(results),
  ];
  return goals.filter((goal) => goal !== undefined);
};
