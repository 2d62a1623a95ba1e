import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useParameter } from '../../navigation/useParameter.ts';
import { useText } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { useContractEnd } from './useContractEnd.ts';

/** Where the provider's page leads when a contract is signed. */
export function ContractSignedPage() {
  const text = useText();
  useContractEnd(useParameter(paths.contractSigned, 'token'), 'signed');
  return (
    <PublicFrame
      title={text('contract.signedTitle')}
      intro={text('contract.signed')}
      foot={
        <span>
          <RouteLink to={paths.home}>{text('contract.home')}</RouteLink>
        </span>
      }
    />
  );
}
