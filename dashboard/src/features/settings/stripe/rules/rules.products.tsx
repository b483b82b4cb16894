import { Plus, X } from 'lucide-react'
import { type Ref, useId, useRef } from 'react'
import { type Control, Controller, type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form'
import { PRODUCT_MAX_LENGTH, PRODUCT_RULES_MAX, type RequestRules } from '#shared/connections.ts'
import type { Tag } from '#shared/tags.ts'
import { Button } from '../../../../components/button.tsx'
import { Field } from '../../../../components/field.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { ServiceOptions } from '../../../../components/tags/service.options.tsx'
import { useTagLists } from '../../../../components/tags/use-tag-lists.ts'
import styles from './rules.module.css'

type ProductRulesProps = {
  control: Control<RequestRules>
  register: UseFormRegister<RequestRules>
  errors: FieldErrors<RequestRules>['products']
}

/** Which service and tag requests get, by what was paid for. */
export function ProductRules({ control, register, errors }: ProductRulesProps) {
  const titleId = useId()
  const listId = useId()
  const add = useRef<HTMLButtonElement>(null)
  const { fields, append, remove } = useFieldArray({ control, name: 'products' })
  const { data } = useTagLists(true)
  const takeAway = (index: number) => {
    remove(index)
    add.current?.focus()
  }
  return (
    <section className="stack gap-16 border-above pad-block-24" aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>Sort by product</h3>
        <p className="text-13 muted">
          When the name of what was paid for contains one of these, the request gets its service and tag.
        </p>
      </div>
      <ol className="stack gap-16 empty-hidden" role="list">
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.product}>
            <Field
              {...register(`products.${index}.product`)}
              label="Product"
              placeholder="Label School"
              maxLength={PRODUCT_MAX_LENGTH}
              autoComplete="off"
              dir="auto"
              error={errors?.[index]?.product?.message}
            />
            <Field
              {...register(`products.${index}.service`)}
              label="Service"
              isOptional
              list={listId}
              autoComplete="off"
              dir="auto"
              error={errors?.[index]?.service?.message}
            />
            <Controller
              control={control}
              name={`products.${index}.tagId`}
              render={({ field }) => (
                <TagField
                  ref={field.ref}
                  tags={data?.tags}
                  tagId={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                />
              )}
            />
            <IconButton
              icon={X}
              change="save changes"
              label={`Remove product ${index + 1}`}
              onClick={() => takeAway(index)}
            />
          </li>
        ))}
      </ol>
      <ServiceOptions id={listId} />
      <div>
        <Button
          ref={add}
          variant="line"
          size="small"
          change="save changes"
          disabledReason={
            fields.length >= PRODUCT_RULES_MAX ? `You can have up to ${PRODUCT_RULES_MAX} products.` : undefined
          }
          onClick={() =>
            append({ product: '', service: null, tagId: null }, { focusName: `products.${fields.length}.product` })
          }
        >
          <Plus />
          Add a product
        </Button>
      </div>
    </section>
  )
}

type TagFieldProps = {
  ref: Ref<HTMLSelectElement>
  /** Undefined while they are loading. */
  tags: readonly Tag[] | undefined
  tagId: string | null
  onChange: (tagId: string | null) => void
  onBlur: () => void
}

const NONE = ''

function TagField({ ref, tags, tagId, onChange, onBlur }: TagFieldProps) {
  const isDeleted = tagId !== null && tags?.every(({ id }) => id !== tagId)
  return (
    <SelectField
      ref={ref}
      label="Tag"
      value={tagId ?? NONE}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
    >
      <option value={NONE}>No tag</option>
      {isDeleted && <option value={tagId}>A deleted tag</option>}
      {tags?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
