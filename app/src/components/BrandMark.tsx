import { usePortal } from '../portal/PortalContext.ts';
import { useBrandMarkStyles } from './BrandMark.styles.ts';

/** The mark of the portal and its name. */
export function BrandMark() {
  const { config, text } = usePortal();
  const styles = useBrandMarkStyles();
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M12.5 10.2v11.6l10-5.8z" fill="#fff" />
      </svg>
      {text('app.name', { product: config.product.name })}
    </div>
  );
}
