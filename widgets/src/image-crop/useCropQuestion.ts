import type { WidgetProps } from '@rjsf/utils';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mediaTypes } from '../image-file/imageKind.ts';
import { getOwnName } from '../image-upload/ownType.ts';
import type { Preparation, PreparedImage, PrepareImage } from '../image-upload/prepareImage.ts';
import { unlessUnreadable } from '../upload-field/unlessUnreadable.ts';
import type { CropDialogProps } from './CropDialog.tsx';

/** What is asked of the person, or nothing. */
export interface CropQuestion {
  readonly prepare: PrepareImage;
  readonly question: Omit<CropDialogProps, 'id' | 'texts'> | undefined;
}

interface Asked extends Preparation {
  readonly url: string;
  readonly answer: (prepared: PreparedImage | undefined) => void;
}

/** Quality of a JPEG that is cut out of another. @see `ui:options.quality` */
const defaultQuality = 0.92;

/** Longest side of what is shown of a part that was cut out, in pixels. */
const storedSide = 1440;

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/**
 * Asks for the part of each picture, one after the other. The answer is a file, or `undefined` when it was cancelled.
 * @param main takes the focus after each
 */
export const useCropQuestion = (widget: WidgetProps, main: RefObject<HTMLElement | null>): CropQuestion => {
  const { label, options } = widget;
  const [asked, setAsked] = useState<Asked>();
  const quality = useRef(defaultQuality);
  useLayoutEffect(() => {
    quality.current = numberOf(options['quality'], defaultQuality);
  });
  useEffect(() => {
    if (!asked) return;
    return () => URL.revokeObjectURL(asked.url);
  }, [asked]);

  const prepare = useCallback<PrepareImage>(
    (preparation) =>
      new Promise((answer) => {
        const { file, look, signal } = preparation;
        let isOver = false;
        const end = (result: PreparedImage | undefined) => {
          // It may have been given up while it was cut: another picture is asked about by now.
          if (isOver) return;
          isOver = true;
          signal.removeEventListener('abort', giveUp);
          setAsked(undefined);
          answer(result);
          main.current?.focus();
        };
        const giveUp = () => end(undefined);
        signal.addEventListener('abort', giveUp, { once: true });
        setAsked({ ...preparation, url: URL.createObjectURL(look.preview ?? file), answer: end });
      }),
    [main],
  );

  if (!asked) return { prepare, question: undefined };
  const { file, look, limits, cut, answer, url } = asked;
  const { reading } = look;
  if (reading.kind === 'none' || reading.kind === 'other' || reading.kind === 'broken') return { prepare, question: undefined };
  const { kind, width, height, isAnimated } = reading;
  const target = kind === 'jpeg' ? 'jpeg' : 'png';
  const own = limits.messages['imageAspect'];
  return {
    prepare,
    question: {
      title: typeof options['cropTitle'] === 'string' ? options['cropTitle'] : label,
      url,
      picture: { width, height },
      isAnimated,
      aspect: limits.aspect ?? width / height,
      least: limits.minSize,
      tooSmall: typeof own === 'string' ? own : undefined,
      onCancel: () => answer(undefined),
      onSave: async (area, turns) => {
        const type = mediaTypes[target];
        const asked = { turns, area, type, quality: quality.current, previewSide: storedSide };
        const done = await unlessUnreadable(file, cut(asked));
        const ready = done && new File([done.picture], getOwnName(file.name, target), { type });
        answer({ file: ready ?? file, preview: done?.preview });
      },
    },
  };
};
