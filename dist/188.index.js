'use strict';

exports.id = 188;
exports.ids = [188];
exports.modules = {

/***/ 1867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  u: () => (paginateRest)
});

function paginateRest() {
  return {}
}


/***/ }),

/***/ 3670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.d(__webpack_exports__, {
  _: () => (restEndpointMethods)
});

function restEndpointMethods() {
  return {}
}


/***/ })

};
