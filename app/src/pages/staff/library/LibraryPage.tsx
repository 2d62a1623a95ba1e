import { Button, Link, Tab, TabList, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../api/ApiError.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { ListColumn } from '../../../components/list/ListTable.tsx';
import { PagedList } from '../../../components/list/PagedList.tsx';
import { readPage } from '../../../components/list/readPage.ts';
import { StateBadge } from '../../../components/StateBadge.tsx';
import { useToast } from '../../../components/toast/useToast.ts';
import { untilHeard } from '../../../components/untilHeard.ts';
import { useOneAtATime } from '../../../components/useOneAtATime.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { LibraryHistory } from './LibraryHistory.tsx';
import { useLibraryStyles } from './LibraryPage.styles.ts';
import { type ResourceAction, refreshLibrary, type StaffResource, useLibrary } from './libraryQuery.ts';
import { ResourceActions } from './ResourceActions.tsx';
import { ResourceForm } from './ResourceForm.tsx';

interface Decided {
  readonly resource: StaffResource;
  readonly action: ResourceAction;
}

type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly resource: StaffResource };

/** The resource library as staff fill it: drafts and what is published, in the order that filmmakers see. */
export function LibraryPage() {
  const { api, config, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const styles = useLibraryStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [parameters, setParameters] = useSearchParams();
  const [tab, page] = [parameters.get('tab')?.slice(0, config.lists.longestTab) ?? null, readPage(parameters)];
  const setPlace = (tab: string | null, page: number) =>
    setParameters({ ...(tab !== null && { tab }), ...(page > 1 && { page: String(page) }) }, { replace: true });
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState('');
  const spoken = useRef<HTMLSpanElement>(null);
  const list = useLibrary(tab, page);
  const { data } = list;
  // An address may name a tab that is none: the first is shown then.
  const shownTab = data?.tabs.find(({ value }) => value === tab)?.value ?? data?.activetab ?? '';
  const refresh = () => void refreshLibrary(queries);
  const close = () => setOpen(undefined);

  const { underWay, ask: decide } = useOneAtATime(async ({ resource: { id, title, version }, action }: Decided) => {
    toast.again();
    setDone('');
    try {
      await api.call('POST /staff/resources/:id/decide', { params: { id }, body: { action, version } });
      void untilHeard(spoken.current).then(() => setDone(text(`staff.library.done.${action}`, { title })));
    } catch (error) {
      toast.error(messageOf(error, text('error.generic')));
    }
    // What is shown until then has another version.
    await refreshLibrary(queries);
  });
  const act = (resource: StaffResource, action: ResourceAction | 'edit') =>
    action === 'edit' || action === 'remove' ? setOpen({ kind: action, resource }) : void decide({ resource, action });

  const columns: readonly ListColumn<StaffResource>[] = [
    {
      label: 'staff.library.column.title',
      draw: ({ title, fileUrl }) => (
        <Link href={fileUrl} target="_blank" rel="noopener noreferrer">
          {title}
        </Link>
      ),
    },
    { label: 'staff.library.column.kind', draw: ({ type }) => text(`staff.library.kind.${type}`) },
    {
      label: 'staff.library.column.state',
      draw: ({ publishedAt }) => (
        <StateBadge color={publishedAt === null ? 'informative' : 'success'}>
          {text(publishedAt === null ? 'staff.library.draft' : 'staff.library.published')}
        </StateBadge>
      ),
    },
    {
      label: 'staff.library.column.actions',
      isWide: true,
      isPressed: true,
      draw: (resource) => (
        <ResourceActions
          resource={resource}
          decided={underWay && (underWay.what.resource.id === resource.id ? underWay.what.action : 'another')}
          onAction={(action) => act(resource, action)}
        />
      ),
    },
  ];

  return (
    <div className={styles.root}>
      {data && (
        <div className={styles.bar}>
          <TabList
            aria-label={text('staff.library.tabs')}
            className={styles.tabs}
            selectedValue={shownTab}
            onTabSelect={(_event, { value }) => setPlace(String(value), 1)}
          >
            {data.tabs.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          <Button
            {...comesBackHere}
            appearance="primary"
            className={styles.add}
            icon={<AddRegular />}
            onClick={() => setOpen({ kind: 'add' })}
          >
            {text('staff.library.add')}
          </Button>
        </div>
      )}
      <PagedList
        list={list}
        label={text('staff.library')}
        loading={text('resources.loading')}
        columns={columns}
        failure={text('resources.loadFailed')}
        empty={{ headline: text('staff.library.empty'), hint: text('staff.library.emptyHint') }}
        page={page}
        onPage={(next) => setPlace(tab, next)}
        onRetry={() => void list.refetch()}
      />
      <span ref={spoken} role="status" className={styles.spoken}>
        {done}
      </span>
      {data && <LibraryHistory history={data.history} />}
      {data && (open?.kind === 'add' || open?.kind === 'edit') && (
        <ResourceForm
          resource={open.kind === 'edit' ? open.resource : undefined}
          tab={shownTab}
          onClose={close}
          onSaved={() => {
            close();
            refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={open?.kind === 'remove'}
        title={text('confirm.delete.title')}
        question={text('confirm.delete.message')}
        onCancel={close}
        onConfirm={() => {
          close();
          if (open?.kind === 'remove') void decide({ resource: open.resource, action: 'remove' });
        }}
      />
    </div>
  );
}
