const nameWidth = 34;
const cellWidth = 12;

const cell = (value) => (value === undefined ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(2)).padStart(cellWidth);
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** One table: a line per figure, a column per contender, then ours against the two that matter most. */
export const printWorkload = (print, workload, byName) => {
  const names = Object.keys(byName);
  const figures = [...new Set(names.flatMap((name) => Object.keys(byName[name])))];
  print(`\n${workload} (ms; heap in MiB; medians)`);
  const ratios = ['rhf-plain', 'rjsf-core'].filter((name) => byName.reelform && byName[name]);
  const heads = ratios.map((name) => `÷${name}`.padStart(cellWidth));
  print(['figure'.padEnd(nameWidth), ...names.map((name) => name.padStart(cellWidth)), ...heads].join(''));
  for (const figure of figures) {
    const compared = ratios.map((name) => byName.reelform[figure] / byName[name][figure]);
    const cells = [
      ...names.map((name) => byName[name][figure]),
      ...compared.map((one) => (Number.isNaN(one) ? undefined : one)),
    ];
    print(figure.padEnd(nameWidth) + cells.map(cell).join(''));
  }
};

/** Bytes by part. */
export const printBytes = (print, { react, contenders }) => {
  print(`\nJavaScript that the film details load, kB gzip without React (${kilobytes(react)}), by part`);
  for (const [name, { gzip, minified, parts }] of Object.entries(contenders)) {
    const drawn = Object.entries(parts)
      .slice(0, 8)
      .map(([part, bytes]) => `${part} ${kilobytes(bytes)}`);
    print(`${name.padEnd(14)}${kilobytes(gzip).padStart(8)}  (${kilobytes(minified)} minified)  ${drawn.join(', ')}`);
  }
};

/** Verdict times and module sizes. */
export const printValidation = (print, { validation: { verdicts, modules }, ajvInPage }) => {
  print('\nVerdict, µs: precompiled module, run-time ajv told to do the same, as rjsf sets it up (and its compiling, ms)');
  for (const { form, size, document, moduleMs, ajvMs, stockMs, ajvCompileMs } of verdicts) {
    const label = `${form} ${size}, ${document}`.padEnd(nameWidth);
    print(label + [moduleMs * 1000, ajvMs * 1000, stockMs * 1000, ajvCompileMs].map(cell).join(''));
  }
  print(
    `\nForm modules, kB minified and gzip (the portal's ${modules.portalForms} compile in ${modules.portalCompileMs.toFixed(0)} ms)`,
  );
  for (const { form, minified, gzip } of modules.sized)
    print(`${form.padEnd(nameWidth)}${kilobytes(minified).padStart(cellWidth)}${kilobytes(gzip).padStart(cellWidth)}`);
  if (ajvInPage !== undefined) print(`ajv in our page: ${ajvInPage ? 'FOUND' : 'none'}\n`);
};

/** What did not work, of all contenders. */
export const printNotes = (print, notes) => {
  if (notes.length > 0) print('\nWhat did not work');
  for (const note of notes) print(`- ${note}`);
};

/** Goals: every one that is not met, and the count. */
export const printGoals = (print, goals) => {
  const missed = goals.filter(({ met }) => !met);
  print(`\nGoals: ${goals.length - missed.length} of ${goals.length} met`);
  for (const { goal, measured, limit } of missed) print(`not met  ${goal}: ${measured}, limit ${limit}`);
};
