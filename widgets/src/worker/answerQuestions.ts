/** A question on its way to a worker. */
export interface AskedQuestion<Question> {
  readonly id: number;
  readonly question: Question;
}

/** What a worker says to a question: its answer, or why there is none. */
export type WorkerReply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: string };

/** What a worker says once its script has run; without it nobody can tell a script that is slow from one that never comes. */
export const readyWord = 'ready';

/**
 * Answers what {@link createWorkerLine} asks; called once in the worker's own script. One question after the other: side
 * by side the first answer would have to wait for all the others, and all of them would need memory at once.
 */
export const answerQuestions = <Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void => {
  let last: Promise<void> = Promise.resolve();
  const getReply = async ({ id, question }: AskedQuestion<Question>): Promise<WorkerReply<Answer>> => {
    try {
      return { id, answer: await answer(question) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  addEventListener('message', ({ data }: MessageEvent<AskedQuestion<Question>>) => {
    last = last.then(async () => postMessage(await getReply(data)));
  });
  postMessage(readyWord);
};
