import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useStaffWordsStyles } from '../../components/staffWords.styles.ts';
import { useText } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';

/** What the staff wrote about a film, where its owner reads it first; nothing where they wrote nothing. */
export function FilmRemarks({ film: { remarks } }: { readonly film: Film }) {
  const text = useText();
  const { words } = useStaffWordsStyles();
  if (!remarks?.trim()) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text('film.page.remarks')}</MessageBarTitle> <span className={words}>{remarks}</span>
      </MessageBarBody>
    </MessageBar>
  );
}
