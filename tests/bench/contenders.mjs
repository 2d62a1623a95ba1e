/** Who is measured: where each is mounted from, and what is to be said of it. `portal`: built as the portal builds it. */
export const contenders = [
  { name: 'html', module: 'contenders/html.ts', says: 'plain uncontrolled inputs, no library: the physical limit' },
  { name: 'rhf-plain', module: 'peers/rhf-plain.tsx', says: 'react-hook-form by hand, plain inputs' },
  { name: 'rhf-fluent', module: 'peers/rhf-fluent.tsx', says: 'react-hook-form by hand, Fluent inputs' },
  { name: 'reelform', module: 'contenders/reelform.tsx', portal: true, says: 'ours: engine, Fluent theme, precompiled module' },
  { name: 'rjsf-core', module: 'contenders/rjsf-core.tsx', peer: true, says: 'stock rjsf, its plain theme, run-time ajv' },
  { name: 'rjsf-fluent', module: 'peers/rjsf-fluent.tsx', peer: true, says: 'stock rjsf, its Fluent theme, run-time ajv' },
  { name: 'jsonforms', module: 'peers/jsonforms.tsx', peer: true, says: 'JSON Forms, vanilla renderers' },
  { name: 'uniforms', module: 'peers/uniforms.tsx', peer: true, says: 'uniforms, unstyled' },
  { name: 'surveyjs', module: 'peers/surveyjs.tsx', peer: true, says: 'SurveyJS, schema converted' },
  { name: 'formily', module: 'peers/formily.tsx', peer: true, says: 'Formily, plain components, schema converted' },
];
