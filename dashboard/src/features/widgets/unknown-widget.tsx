import { ButtonLink } from '../../components/button.tsx'

/** A page of a widget that is not there. */
export const UnknownWidget = () => (
  <div className="justify-start gap-16 stack pad-block-24">
    <h1>This widget does not exist.</h1>
    <p>It was deleted, or its address is incomplete.</p>
    <ButtonLink to="/widgets">All widgets</ButtonLink>
  </div>
)
