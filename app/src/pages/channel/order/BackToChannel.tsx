import { Button } from '@fluentui/react-components';
import { useNavigation } from '../../../navigation/NavigationContext.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { hrefOf, paths } from '../../../routes.ts';

/** The way back to My Channel where there is nothing to order. */
export function BackToChannel() {
  const text = useText();
  const { navigate } = useNavigation();
  return (
    <div>
      <Button onClick={() => navigate(hrefOf(paths.myChannel))}>{text('channel.back')}</Button>
    </div>
  );
}
