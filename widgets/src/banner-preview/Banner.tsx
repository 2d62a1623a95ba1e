import { useBannerStyles } from './Banner.styles.ts';

/** Props of {@link Banner}. */
export interface BannerProps {
  readonly id: string;
  /** Address of the picture. */
  readonly picture: string;
  /** Width by height; that of the picture where there is none. */
  readonly aspect: number | undefined;
  readonly name: string;
  readonly headline: string;
  /** Says what this is. */
  readonly label: string;
}

/** A banner as its viewers see it: the picture with name and headline over its foot. */
export function Banner({ id, picture, aspect, name, headline, label }: BannerProps) {
  const styles = useBannerStyles();
  return (
    <figure id={id} aria-label={label} className={styles.figure} style={{ aspectRatio: aspect }}>
      <img src={picture} alt="" className={styles.picture} />
      {(name || headline) && (
        <figcaption className={styles.caption}>
          {name && <span className={styles.name}>{name}</span>}
          {headline && <span className={styles.headline}>{headline}</span>}
        </figcaption>
      )}
    </figure>
  );
}
