import { Button, DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components';
import { DismissRegular, NavigationRegular, WeatherMoonRegular, WeatherSunnyRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import type { Catalogue } from '../exchange.ts';
import { useAddress } from './address/useAddress.ts';
import { ExamplePanes, mainId } from './ExamplePanes.tsx';
import { useGalleryStyles, wideScreen } from './Gallery.styles.ts';
import { PlainMessage } from './PlainMessage.tsx';
import { text } from './text.ts';
import type { ThemeName } from './theme/themes.ts';
import { ExampleTree } from './tree/ExampleTree.tsx';
import { useMediaQuery } from './useMediaQuery.ts';
import { openKeptEdits } from './workbench/keptEdits.ts';

/** Props of {@link Gallery}. */
export interface GalleryProps {
  readonly catalogue: Catalogue;
  readonly theme: ThemeName;
  readonly onThemeChange: () => void;
}

/** The page: the tree of examples, the chosen one's form, and its files. */
export function Gallery({ catalogue: { groups, start }, theme, onThemeChange }: GalleryProps) {
  const styles = useGalleryStyles();
  const isWide = useMediaQuery(wideScreen);
  const [isTreeOpen, setTreeOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const { address, dropEdits } = useAddress();
  const [kept] = useState(openKeptEdits);
  const [first] = groups;
  const wanted = address?.id === '' ? start : address?.id;
  const group = groups.find(({ examples }) => examples.some(({ id }) => id === wanted)) ?? first;
  const example = group?.examples.find(({ id }) => id === wanted) ?? group?.examples[0];
  const isUnknown = address !== undefined && address.id !== '' && address.id !== example?.id;

  useEffect(() => {
    if (example) document.title = `${example.title} · ${text('name')}`;
  }, [example]);
  if (!address || !group || !example) return null;

  const here = { id: example.id, edits: address.edits };
  const reset = () => {
    kept.drop(example.id);
    dropEdits(example.id);
    setResets((count) => count + 1);
  };
  const tree = <ExampleTree groups={groups} chosen={example.id} onChoose={() => setTreeOpen(false)} />;

  return (
    <div className={styles.root}>
      <a
        href={`#${mainId}`}
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        {text('skip')}
      </a>
      <header className={styles.bar}>
        {!isWide && (
          <Button
            appearance="subtle"
            icon={<NavigationRegular />}
            aria-label={text('openTree')}
            onClick={() => setTreeOpen(true)}
          />
        )}
        <div className={styles.brand}>
          <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
            <rect width="32" height="32" rx="8" fill="currentColor" />
            <path d="M12.5 10.2v11.6l10-5.8z" fill="#fff" />
          </svg>
          {text('name')}
        </div>
        <Button
          className={styles.tools}
          appearance="subtle"
          icon={theme === 'dark' ? <WeatherSunnyRegular /> : <WeatherMoonRegular />}
          aria-label={text(theme === 'dark' ? 'toLight' : 'toDark')}
          title={text(theme === 'dark' ? 'toLight' : 'toDark')}
          onClick={onThemeChange}
        />
      </header>
      {isUnknown && (
        <PlainMessage intent="warning" className={styles.unknown}>
          {text('unknown', { id: address.id })}
        </PlainMessage>
      )}
      <ExamplePanes
        key={`${example.id} ${JSON.stringify(address.edits)} ${resets}`}
        group={group.title}
        example={example}
        edits={kept.read(here)}
        onEdits={(now) => kept.keep(here, now)}
        tree={isWide ? tree : undefined}
        onReset={reset}
      />
      {!isWide && (
        <OverlayDrawer open={isTreeOpen} onOpenChange={(_event, { open }) => setTreeOpen(open)}>
          <DrawerHeader>
            <DrawerHeaderTitle
              action={
                <Button
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={text('closeTree')}
                  onClick={() => setTreeOpen(false)}
                />
              }
            >
              {text('examples')}
            </DrawerHeaderTitle>
          </DrawerHeader>
          <DrawerBody className={styles.drawer}>{tree}</DrawerBody>
        </OverlayDrawer>
      )}
    </div>
  );
}
