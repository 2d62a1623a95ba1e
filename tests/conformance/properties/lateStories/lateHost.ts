import type { Option, OptionPage, OptionSource, UploadRequest, UploadResult, UploadService } from '@reelform/engine';
import { type Pending, pending } from '../../../../engine/src/form/fixture/pending.ts';

/** Something that the host was asked for and has not answered. */
export interface Asked<Value> extends Pending<Value> {
  /** The text searched for or to be made, or the name of the file. */
  readonly text: string;
}

/** A file that is being sent. */
export interface Sent extends Asked<UploadResult> {
  readonly request: UploadRequest;
}

/** A host that answers when it is told to. */
export interface LateHost {
  readonly searches: Asked<OptionPage>[];
  readonly makings: Asked<Option>[];
  readonly uploads: Sent[];
  readonly sources: { readonly words: OptionSource };
  readonly services: { readonly uploads: UploadService };
}

/** An option that is called by its value. */
export const optionOf = (value: string): Option => ({ value, label: value });

/** A host that was asked for nothing yet. */
export const createHost = (): LateHost => {
  const host: LateHost = {
    searches: [],
    makings: [],
    uploads: [],
    sources: {
      words: {
        search: (text) => {
          const asked = { text, ...pending<OptionPage>() };
          host.searches.push(asked);
          return asked.promise;
        },
        create: (text) => {
          const asked = { text, ...pending<Option>() };
          host.makings.push(asked);
          return asked.promise;
        },
      },
    },
    services: {
      uploads: {
        upload: (request) => {
          const asked = { text: request.file.name, request, ...pending<UploadResult>() };
          host.uploads.push(asked);
          request.signal.addEventListener('abort', () => asked.reject(new Error('cancelled')));
          return asked.promise;
        },
      },
    },
  };
  return host;
};
