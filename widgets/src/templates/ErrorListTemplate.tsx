import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ErrorListProps } from '@rjsf/utils';

/** rjsf's own list of all errors. The engine shows its summary instead; this one serves forms that run without it. */
export function ErrorListTemplate({ errors }: ErrorListProps) {
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {errors.map(({ stack }) => (
          <div key={stack}>{stack}</div>
        ))}
      </MessageBarBody>
    </MessageBar>
  );
}
