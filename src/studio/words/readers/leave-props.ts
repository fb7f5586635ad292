import type { Notes } from '../notes.ts'

/** Without those; of none left nothing is said, so that a calling may have its own. */
export function leaveProps({ lists }: Notes, isElsewhere: (prop: string) => boolean): void {
  if (lists.props) lists.props = lists.props.filter((prop) => !isElsewhere(prop))
  if (lists.props?.length === 0) delete lists.props
}
