import { answerQuestions } from '../../worker/answerQuestions.ts';
import { checkSrtFile } from './checkSrtFile.ts';

answerQuestions(checkSrtFile);
