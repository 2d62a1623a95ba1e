import { objectFileName } from '../films/object-keys.ts';
import type { HandlersOf } from '../http/calls.ts';
import { createWordDocument, wordType } from '../word/word-document.ts';

/** What is asked in promotion interviews, to read and as a Word document. */
export const promptHandlers: HandlersOf<'GET /filmmaker-promotions/prompts' | 'GET /filmmaker-promotions/prompt-document'> = {
  async 'GET /filmmaker-promotions/prompts'({ services }) {
    return { data: services.options.prompts };
  },

  async 'GET /filmmaker-promotions/prompt-document'({ services, query }) {
    const { title, introduction, questions } = services.options.prompts[query.prompt];
    const document = createWordDocument([
      { style: 'Title', text: title },
      { style: 'Normal', text: introduction },
      ...questions.flatMap((question, index) => [
        { style: 'Question', text: `${index + 1}. ${question}` } as const,
        { style: 'Normal', text: '' } as const,
      ]),
    ]);
    return {
      data: { fileName: `${objectFileName(title)}.docx`, contentType: wordType, content: document.toString('base64') },
    };
  },
};
