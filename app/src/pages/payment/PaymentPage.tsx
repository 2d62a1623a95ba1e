import { Tab, TabList } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../portal/PortalContext.ts';
import { useSession } from '../../session/useSession.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { usePaymentStyles } from './PaymentPage.styles.ts';
import { PaymentSetUp } from './PaymentSetUp.tsx';
import { paymentTabs, readTab } from './paymentTabs.ts';
import { Revenue } from './revenue/Revenue.tsx';

/** How the filmmaker is paid, what was earned and what was paid; who may not see it is told that there is no such page. */
export function PaymentPage() {
  const user = useSession();
  if (!user) return null;
  return user.showResourcesTab ? <Payment userId={user.id} /> : <NotFoundPage />;
}

const panelId = 'payment-panel';
const tabId = (tab: string) => `payment-tab-${tab}`;

function Payment({ userId }: { readonly userId: number }) {
  const text = useText();
  const styles = usePaymentStyles();
  const [address, setAddress] = useSearchParams();
  const tab = readTab(address.get('activetab'));
  return (
    <div className={styles.root}>
      <TabList
        aria-label={text('payment.tabs')}
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_event, { value }) => setAddress({ activetab: String(value) })}
      >
        {paymentTabs.map((name) => (
          <Tab key={name} id={tabId(name)} value={name} aria-controls={tab === name ? panelId : undefined}>
            {text(`payment.tab.${name}`)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
        {tab === 'paymentSetUp' && <PaymentSetUp />}
        {tab === 'revenue' && <Revenue userId={userId} />}
        {tab === 'payoutHistory' && <PaymentFrame kind="paymentHistory" />}
      </div>
    </div>
  );
}
