import { extendTheme } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { dialogTheme } from '../../../components/dialog/dialogTheme.tsx';
import { AssetField } from './AssetField.tsx';
import { assetLists } from './AssetList.tsx';

const templates = { FieldTemplate: AssetField };

/** The theme of the asset forms: a place for one asset is a row that says how it stands. */
export const assetsTheme = extendTheme(fluentTheme, { templates, widgets: assetLists });

/** The same for a dialog. */
export const assetsDialogTheme = extendTheme(dialogTheme, { templates, widgets: assetLists });

const Members = ({ properties }: ObjectFieldTemplateProps) => <>{properties.map(({ content }) => content)}</>;
// biome-ignore lint/a11y/useSemanticElements: the engine's rows are no <li>
const Rows = ({ items }: ArrayFieldTemplateProps) => <div role="list">{items}</div>;
const OneRow = ({ children }: ArrayFieldItemTemplateProps) => <>{children}</>;

/** The same for a single episode: its fields alone, without the pages of the film and the list of episodes around them. */
export const episodeAssetsTheme = extendTheme(assetsTheme, {
  templates: { ObjectFieldTemplate: Members, ArrayFieldTemplate: Rows, 'folded-list': Rows, ArrayFieldItemTemplate: OneRow },
});
