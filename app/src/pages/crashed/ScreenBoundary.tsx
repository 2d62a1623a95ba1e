import { Component, type ReactNode } from 'react';
import { CrashedPage } from './CrashedPage.tsx';

/** Props of {@link ScreenBoundary}. */
export interface ScreenBoundaryProps {
  /** Where the person is: another address gives the screens a new chance. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly hasCrashed: boolean;
}

/** Keeps the fault of a screen, or of fetching it, from leaving an empty page. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ pathname }: ScreenBoundaryProps) {
    if (this.state.hasCrashed && pathname !== this.props.pathname) this.setState({ hasCrashed: false });
  }

  override render() {
    return this.state.hasCrashed ? <CrashedPage /> : this.props.children;
  }
}
