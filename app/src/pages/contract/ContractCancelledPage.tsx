import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useParameter } from '../../navigation/useParameter.ts';
import { useText } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { useContractEnd } from './useContractEnd.ts';

/** Where the provider's page leads when a contract is cancelled. */
export function ContractCancelledPage() {
  const text = useText();
  useContractEnd(useParameter(paths.contractCancelled, 'token'), 'cancelled');
  return (
    <PublicFrame
      title={text('contract.cancelledTitle')}
      intro={text('contract.cancelled')}
      foot={
        <span>
          <RouteLink to={paths.home}>{text('contract.home')}</RouteLink>
        </span>
      }
    />
  );
}
