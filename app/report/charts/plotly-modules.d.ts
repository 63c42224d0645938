declare module 'plotly.js/dist/plotly-basic.min.js' {
  const Plotly: object;
  export default Plotly;
}
