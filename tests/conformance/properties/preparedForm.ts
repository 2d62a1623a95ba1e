import { prepareForm } from '@reelform/engine';
import type { FormModule } from '@reelform/engine/validation';
import { compileForeign } from '../compileForeign.ts';

/** A form of these files, with all that it is drawn with at hand. @throws the complaints about the files */
export const preparedForm = async (files: Parameters<typeof compileForeign>[0]): Promise<FormModule> => {
  const result = await compileForeign(files, { messages: 'schemas/messages/en.json' });
  if ('complaints' in result) throw new Error(result.complaints.join('\n'));
  await prepareForm(result.form);
  return result.form;
};
