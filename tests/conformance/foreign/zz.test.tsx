import { expect, it, describe } from 'vitest';
import { judge } from '@reelform/engine/validation';
import { compileForeign } from '../compileForeign.ts';
import { foreignForms } from './foreignForms.ts';
import { runTimeAjv } from './runTimeAjv.ts';
it.each(foreignForms)('$name', async ({schema, ui, data}) => {
  const r = await compileForeign({schema, ui}, {messages: 'schemas/messages/en.json'});
  if (!('form' in r)) throw new Error(r.complaints.join('\n'));
  const v = judge(r.form, data, {mode:'strict'});
  const a = runTimeAjv(schema)(data);
  if (v.valid !== a) throw new Error(JSON.stringify(v)+a);
  for (const d of [{}, data]) { const w = judge(r.form, d, {mode:'strict'}); if (!w.valid) for (const e of w.errors) if (!e.message || ['if','then'].includes(e.keyword)) throw new Error(JSON.stringify(e)); }
});
