/** What JSX becomes in what is hydrated. */
export { createElement, Fragment } from 'preact'
