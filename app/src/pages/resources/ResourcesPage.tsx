import { mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../components/Icon.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useListNoticeStyles } from '../../components/list/notice.styles.ts';
import { Pager } from '../../components/list/Pager.tsx';
import { readPage } from '../../components/list/readPage.ts';
import { useExistingPage } from '../../components/list/useExistingPage.ts';
import { useText } from '../../portal/PortalContext.ts';
import { useSession } from '../../session/useSession.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { ResourceDialog } from './ResourceDialog.tsx';
import { useResourcesStyles } from './ResourcesPage.styles.ts';
import { ResourcesSkeleton } from './ResourcesSkeleton.tsx';
import type { Resource } from './resource.ts';
import { useDownload } from './useDownload.ts';
import { useResources } from './useResources.ts';

const pageSize = 12;

const panelId = 'resources-panel';
/** A tab's own value may have spaces, an id that is referred to may not. */
const tabId = (tab: string) => `resources-tab-${encodeURIComponent(tab)}`;

/** The resource library; who may not see it is told that there is no such page. */
export function ResourcesPage() {
  const user = useSession();
  if (!user) return null;
  return user.showResourcesTab ? <Library userId={user.id} /> : <NotFoundPage />;
}

function Library({ userId }: { readonly userId: number }) {
  const text = useText();
  const styles = useResourcesStyles();
  const notice = useListNoticeStyles();
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useState<Resource>();
  const { isBusy, download } = useDownload();
  const page = readPage(address);
  const { data, isError, isPending, isPlaceholderData, refetch } = useResources(userId, address.get('activetab'), page);
  const show = (activetab: string, at = 1, replace = false) =>
    setAddress(() => new URLSearchParams({ activetab, ...(at > 1 && { page: String(at) }) }), { replace });
  useExistingPage({ data, isPlaceholderData }, page, (last) => data && show(data.activetab, last, true));
  const tab = data?.tabs.find(({ value }) => value === data.activetab)?.value;

  return (
    <div className={styles.root}>
      {data && data.tabs.length > 0 && (
        <TabList
          aria-label={text('resources.tabs')}
          className={styles.tabs}
          selectedValue={data.activetab}
          onTabSelect={(_event, { value }) => show(String(value))}
        >
          {data.tabs.map(({ value, label }) => (
            <Tab key={value} id={tabId(value)} value={value} aria-controls={tab === value ? panelId : undefined}>
              {label}
            </Tab>
          ))}
        </TabList>
      )}
      {isError && <LoadFailure message={text('resources.loadFailed')} onRetry={() => void refetch()} />}
      {isPending && <ResourcesSkeleton />}
      <div
        className={styles.panel}
        {...(tab !== undefined && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(tab) })}
      >
        {data?.rows.length === 0 && (
          <div role="status" className={notice.empty}>
            <Icon name="resources" size={48} />
            <p className={notice.headline}>{text('resources.empty')}</p>
            <p className={notice.hint}>{text('resources.emptyHint')}</p>
          </div>
        )}
        {data && (data.rows.length > 0 || data.totalPages > 1) && (
          <>
            <ul className={mergeClasses(styles.grid, isPlaceholderData && styles.stale)}>
              {data.rows.map((resource) => (
                <ResourceCard
                  key={resource.id}
                  resource={resource}
                  isDownloading={isBusy(resource)}
                  onShow={() => setShown(resource)}
                  onDownload={() => void download(resource)}
                />
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={pageSize}
              totalPages={data.totalPages}
              totalRows={data.totalRows}
              rowCount={data.rows.length}
              onPage={(next) => show(data.activetab, next)}
            />
          </>
        )}
      </div>
      {shown && <ResourceDialog resource={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
