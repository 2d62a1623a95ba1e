import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useState } from 'react';
import { getLanguageTags } from '../../portal/language/languages.ts';
import { getTextDirection } from '../../portal/language/textDirection.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { Icon } from '../Icon.tsx';
import { getLanguageName } from './getLanguageName.ts';
import { useLanguageMenuStyles } from './LanguageMenu.styles.ts';

/** The languages of the portal, each by its own name; the one that is shown is checked. */
export function LanguageMenu() {
  const { config, text, language, chooseLanguage } = usePortal();
  const styles = useLanguageMenuStyles();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (tag: string) => {
    setHasFailed(false);
    chooseLanguage(tag).catch(() => setHasFailed(true));
  };
  const shown = getLanguageName(language);
  return (
    <div className={styles.root}>
      <Menu
        checkedValues={{ language: [language] }}
        onCheckedValueChange={(_event, { checkedItems: [tag] }) => tag !== undefined && choose(tag)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            className={styles.button}
            aria-label={text('menu.language', { language: shown })}
            icon={<Icon name="language" />}
          >
            <span className={styles.name}>{shown}</span>
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {getLanguageTags(config).map((tag) => (
              <MenuItemRadio key={tag} name="language" value={tag} lang={tag} dir={getTextDirection(tag)}>
                {getLanguageName(tag)}
              </MenuItemRadio>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          {text('error.network')}
        </span>
      )}
    </div>
  );
}
