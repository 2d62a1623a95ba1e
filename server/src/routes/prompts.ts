import { objectFileName } from '../films/object-keys.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { HandlersOf } from '../http/calls.ts';
import type { PromotionPrompt } from '../library-options.ts';
import { sayIn } from '../option-texts.ts';
import type { Services } from '../services.ts';
import { createWordDocument, wordType } from '../word/word-document.ts';

/** Says a prompt in a language. */
const sayPrompt = ({ options }: Services, { tag }: PublishedLanguage) => {
  const say = sayIn(tag, options.promptTexts);
  return ({ title, introduction, questions }: PromotionPrompt): PromotionPrompt => ({
    title: say(title),
    introduction: say(introduction),
    questions: questions.map(say),
  });
};

/** What is asked in promotion interviews, to read and as a Word document. */
export const promptHandlers: HandlersOf<'GET /filmmaker-promotions/prompts' | 'GET /filmmaker-promotions/prompt-document'> = {
  async 'GET /filmmaker-promotions/prompts'({ services, language }) {
    const { videoDirector, videoCast, writtenDirector, writtenCast } = services.options.prompts;
    const say = sayPrompt(services, language);
    return {
      data: {
        videoDirector: say(videoDirector),
        videoCast: say(videoCast),
        writtenDirector: say(writtenDirector),
        writtenCast: say(writtenCast),
      },
    };
  },

  async 'GET /filmmaker-promotions/prompt-document'({ services, language, query }) {
    const { title, introduction, questions } = sayPrompt(services, language)(services.options.prompts[query.prompt]);
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
