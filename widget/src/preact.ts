/** The entry of the chunk that every hydrated widget loads, once a page: Preact and its signals. */
export { createElement, Fragment, hydrate, render } from 'preact'
export { useLayoutEffect, useRef, useState } from 'preact/hooks'
export { batch, computed, effect, signal, useComputed, useSignal } from '@preact/signals'
