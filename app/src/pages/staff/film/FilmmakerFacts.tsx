import { Switch } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/ApiError.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useAddedFacts } from '../../film/addedFacts.ts';
import { Facts } from '../../film/Facts.tsx';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import { refreshDesk, type StaffFilm } from './staffFilm.ts';

/** Whose film it is, and whether they see resources and payments. */
export function FilmmakerFacts({ filmId, filmmaker }: Pick<StaffFilm, 'filmmaker'> & { readonly filmId: number }) {
  const { api, text } = usePortal();
  const toast = useToast();
  const styles = useStaffFilmStyles();
  const queries = useQueryClient();
  const grant = useMutation({
    onMutate: toast.again,
    mutationFn: (showResourcesTab: boolean) =>
      api.call('POST /staff/films/:id/resources', { params: { id: filmId }, body: { showResourcesTab } }),
    onSuccess: (_done, isShown) => {
      toast.success(text(isShown ? 'staff.resources.granted' : 'staff.resources.withdrawn'));
      return refreshDesk(queries);
    },
    onError: (error) => toast.error(messageOf(error, text('error.generic'))),
  });
  const { name, email, phone, showResourcesTab } = filmmaker;
  const added = useAddedFacts([{ form: 'profile', added: filmmaker.added }]);
  return (
    <Facts
      title={text('staff.filmmaker')}
      facts={[
        [text('staff.filmmaker.name'), name],
        [text('staff.filmmaker.email'), email],
        [text('staff.filmmaker.phone'), phone ?? text('films.remarks.none')],
        ...added,
      ]}
    >
      <Switch
        className={styles.grant}
        label={text('staff.resources')}
        checked={grant.isPending ? grant.variables : showResourcesTab}
        onChange={(_event, { checked }) => !grant.isPending && grant.mutate(checked)}
      />
    </Facts>
  );
}
