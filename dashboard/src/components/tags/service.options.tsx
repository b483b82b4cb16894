import { useTagLists } from './use-tag-lists.ts'

/** Suggests the workspace's services in a field whose `list` is this id. */
export function ServiceOptions({ id }: { id: string }) {
  const { data } = useTagLists(true)
  return (
    <datalist id={id}>
      {data?.services.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
