import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useText } from '../../portal/PortalContext.ts';
import { hrefOf, paths } from '../../routes.ts';
import { TermsText } from '../terms/TermsText.tsx';
import { useTerms } from '../terms/useTerms.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { usePaymentStyles } from './PaymentPage.styles.ts';

/** The section of the terms that says how and when is paid, and who bears the fees. */
const rulesId = 'payouts';

/** The fee rules, as the terms have them, beside the provider's page on which a payment method is chosen. */
export function PaymentSetUp() {
  const text = useText();
  const styles = usePaymentStyles();
  const { data, isError, isPending, refetch } = useTerms();
  const rules = data?.sections.find(({ id }) => id === rulesId);
  return (
    <div className={styles.setUp}>
      {isPending && (
        // Where the rules will stand: what is typed beside or below them does not move when they come.
        <Skeleton aria-hidden className={styles.rules}>
          <SkeletonItem className={styles.rulesOutline} />
        </Skeleton>
      )}
      {isError && <LoadFailure message={text('terms.loadFailed')} onRetry={() => void refetch()} />}
      {rules && (
        <section aria-labelledby="payment-rules" className={styles.rules}>
          <h2 id="payment-rules" className={styles.heading}>
            {rules.title}
          </h2>
          <TermsText parts={rules.text} />
          <RouteLink to={hrefOf(paths.terms)}>{text('payment.terms')}</RouteLink>
        </section>
      )}
      <PaymentFrame kind="paymentSetUp" />
    </div>
  );
}
