import type { PublishedLanguage } from './forms/published-language.ts';
import type { ResourceTab } from './library-options.ts';

/** The library's tabs as a resource's form names them in a language, which is where staff choose one. */
export function tabsIn({ forms }: Pick<PublishedLanguage, 'forms'>, tabs: readonly ResourceTab[]): ResourceTab[] {
  const named = forms.get('staff-resource')?.module.lists?.['resource-tabs'];
  return tabs.map(({ value, label }) => ({ value, label: named?.find((tab) => tab.value === value)?.label ?? label }));
}
