import { Link } from '@fluentui/react-components';
import { type FormTexts, useFieldValues, useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { CroppedImage } from '../image-crop/ImageCrop.tsx';
import { readImageLimits } from '../image-file/imageLimits.ts';
import { readImageShape } from '../image-upload/imageRows.ts';
import { usePreviewUrl } from '../upload-field/usePreviewUrl.ts';
import { useBannerStyles } from './Banner.styles.ts';
import { Banner } from './Banner.tsx';

interface PreviewProps {
  readonly id: string;
  readonly stored: string | undefined;
  readonly ownPreview: string | undefined;
  readonly aspect: number | undefined;
  readonly overlay: unknown;
  readonly disabled: boolean;
  readonly texts: FormTexts;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function Preview({ id, stored, ownPreview, aspect, overlay, disabled, texts }: PreviewProps) {
  const styles = useBannerStyles();
  const [isShown, setShown] = useState(false);
  const address = usePreviewUrl(stored);
  const values = useFieldValues(overlay);
  const picture = ownPreview ?? address;
  const isOpen = isShown && picture !== undefined;
  const figureId = `${id}__banner`;
  return (
    <div className={styles.root}>
      <Link
        as="button"
        type="button"
        className={styles.link}
        disabled={disabled}
        disabledFocusable={picture === undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? figureId : undefined}
        onClick={() => setShown(!isShown)}
      >
        {texts(isOpen ? 'hide' : 'show')}
      </Link>
      {isOpen && (
        <Banner
          id={figureId}
          picture={picture}
          aspect={aspect}
          name={textOf(values['name'])}
          headline={textOf(values['headline'])}
          label={texts('banner')}
        />
      )}
    </div>
  );
}

/** A banner that is cut and uploaded, and can be looked at with the texts of other fields over it (`banner-preview`). */
export function BannerPreview(props: WidgetProps) {
  const { id, options, schema, disabled = false } = props;
  const texts = useFormTexts('banner-preview');
  const shape = readImageShape(schema, options);
  return (
    <CroppedImage widget={props}>
      {(row, ownPreview) => (
        <Preview
          id={id}
          stored={row?.url}
          ownPreview={ownPreview}
          aspect={readImageLimits(shape.schema).aspect}
          overlay={options['overlay']}
          disabled={disabled}
          texts={texts}
        />
      )}
    </CroppedImage>
  );
}
