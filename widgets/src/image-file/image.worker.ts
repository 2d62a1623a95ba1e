import { answerQuestions } from '../worker/answerQuestions.ts';
import { answerImage } from './answerImage.ts';

answerQuestions(answerImage);
