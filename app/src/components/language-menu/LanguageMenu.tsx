import { useState } from 'react';
import { getLanguageTags } from '../../portal/language/languages.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { Icon } from '../Icon.tsx';
import { getLanguageName } from './getLanguageName.ts';
import { useLanguageMenuStyles } from './LanguageMenu.styles.ts';

/** The languages of the portal, each by its own name. */
export function LanguageMenu() {
  const { config, text, language, chooseLanguage } = usePortal();
  const styles = useLanguageMenuStyles();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (tag: string) => {
    setHasFailed(false);
    chooseLanguage(tag).catch(() => setHasFailed(true));
  };
  return (
    <div className={styles.root}>
      <Icon name="language" />
      <span className={styles.name} aria-hidden="true">
        {getLanguageName(language)}
      </span>
      <select
        className={styles.select}
        aria-label={text('menu.language')}
        value={language}
        onChange={({ target }) => choose(target.value)}
      >
        {getLanguageTags(config).map((tag) => (
          <option key={tag} value={tag} lang={tag} className={styles.option}>
            {getLanguageName(tag)}
          </option>
        ))}
      </select>
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          {text('error.network')}
        </span>
      )}
    </div>
  );
}
