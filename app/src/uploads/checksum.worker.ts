import { answerQuestions, getBlobChecksum } from '@reelform/widgets/upload-core';

answerQuestions((blob: Blob) => getBlobChecksum(blob));
